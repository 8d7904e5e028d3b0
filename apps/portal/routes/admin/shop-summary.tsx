import { FirstStepsList } from '~/features/first-steps/first-steps-list';
import { RevenueSummary } from '~/features/revenue/revenue-summary';

/** The owner's tab: what is missing, then his numbers. */
export function ShopSummary() {
  return (
    <div className="space-y-6">
      <FirstStepsList />
      <RevenueSummary />
    </div>
  );
}
