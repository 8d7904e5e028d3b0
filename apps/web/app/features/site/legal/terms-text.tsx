import { formatDate, TERMS_VERSION } from '@timesync/contract';
import { pageFacts } from '~/lib/page/page-facts';
import { termsSections } from './terms-content';

/** The same text in the dialog and on the page; only the level of its headings differs. */
export function TermsText({ headings: Heading }: { headings: 'h2' | 'h3' }) {
  return (
    <div className="text-ink">
      <p className="text-ink-muted text-sm">
        Versi {pageFacts.termsVersion}, berlaku sejak {formatDate(TERMS_VERSION)}
      </p>
      <p className="text-ink-muted text-sm">Penjual: {pageFacts.seller}</p>
      {termsSections(pageFacts).map(({ title, points }, index) => (
        <section key={title} className="mt-6">
          <Heading className="font-bold text-lg">
            {index + 1}. {title}
          </Heading>
          <ul className="mt-2 list-disc space-y-2 pl-5 marker:text-gold">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
