export type { Api, ApiCall, ApiFilter, ApiList, ApiOutput, ApiQuery, ApiRow } from './api-calls';
export { callApi, readUrl } from './api-client';
export { ApiError, isAbandoned, messageOf } from './api-error';
export { keys } from './keys';
export { readOf } from './read-of';
export { storeAnswer } from './store-answer';
export { type Change, toastDone, useChange, useRefresh } from './use-change';
