/** An order line may carry 999 licences; more than these are shown on request. */
export const LICENSES_AT_FIRST = 3;
