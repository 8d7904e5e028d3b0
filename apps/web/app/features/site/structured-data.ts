// What search engines read about the page. Offers are there only when the catalogue was read: a price
// that is not on sale today must not be in a search result.
import { brand, type Product, screens } from '@timesync/contract';
import type { Question } from '~/components/ui/content/question-list';
import { siteOrigin } from '~/lib/page/site-origin';
import { priceLines } from './offers/price-lines';

export function faqData(questions: Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function productData(products: Product[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Jam masjid digital ${brand.name}`,
    description: brand.slogan,
    image: `${siteOrigin}/bagikan.png`,
    brand: { '@type': 'Brand', name: brand.name },
    ...offersOf(products),
  };
}

function offersOf(products: Product[]) {
  const prices = products
    .filter((product) => product.requiresLicense)
    .flatMap(priceLines)
    .map(({ price }) => price);
  if (prices.length === 0) return {};
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'IDR',
      lowPrice: Math.min(...prices),
      highPrice: Math.max(...prices),
      offerCount: prices.length,
      url: siteOrigin + screens.landing,
    },
  };
}
