import {
  brand,
  type PageFacts,
  pageFactPlaceholder,
  TERMS_VERSION,
  trialLength,
  usualTerms,
  warrantyLength,
} from '@timesync/contract';

/** Where no server has filled the page: in development. */
const unfilled: PageFacts = {
  seller: brand.name,
  trial: trialLength(null),
  refundDays: String(usualTerms.refundDays),
  warranty: warrantyLength(usualTerms.warrantyMonths),
  termsVersion: TERMS_VERSION,
};

const written = globalThis.document?.documentElement.dataset;

/** The browser reads back what the server wrote: drawing other words would be an error to React. */
function readFact(name: keyof PageFacts): string {
  const placeholder = pageFactPlaceholder(name);
  if (!written) return placeholder;
  const fact = written[name];
  return fact === undefined || fact === placeholder ? unfilled[name] : fact;
}

/** What the seller has set, as every page shows it. */
export const pageFacts: PageFacts = {
  seller: readFact('seller'),
  trial: readFact('trial'),
  refundDays: readFact('refundDays'),
  warranty: readFact('warranty'),
  termsVersion: readFact('termsVersion'),
};
