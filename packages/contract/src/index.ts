import './indonesian.ts';

export * from './accounts.ts';
export * from './brand.ts';
export * from './dates.ts';
export * from './errors.ts';
export * from './legal.ts';
export * from './money.ts';
export * from './pagination.ts';
export * from './phone.ts';
export * from './public-config.ts';
export * from './route.ts';
export * from './screens.ts';
export * from './text.ts';
