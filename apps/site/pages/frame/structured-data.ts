// What search engines read about the page. Only what can be ordered today is an offer.
import { brand, type Product, screens } from '@timesync/contract';
import type { Question } from '@timesync/ui';
import { priceLines } from '../offers/price-lines';

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

export function productData(products: Product[], origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `Jam masjid digital ${brand.name}`,
    description: brand.slogan,
    image: `${origin}/bagikan.png`,
    brand: { '@type': 'Brand', name: brand.name },
    ...offersOf(products, origin),
  };
}

function offersOf(products: Product[], origin: string) {
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
      url: origin + screens.landing,
    },
  };
}
