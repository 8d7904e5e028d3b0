import { FirstStepsList } from '~/features/office/first-steps/first-steps-list';
import { RevenueSummary } from '~/features/office/revenue/revenue-summary';

/** The owner's tab: what is missing, then his numbers. */
export default function ShopSummary() {
  return (
    <div className="space-y-6">
      <FirstStepsList />
      <RevenueSummary />
    </div>
  );
}
