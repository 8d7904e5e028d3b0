// The browser names a route by its method and path, `POST /admin/transactions/approve`. Types only: the
// route objects with their schemas stay on the server.
import type * as contract from '@timesync/contract';
import type { Page, RouteDefinition, RouteInput, RouteOutput } from '@timesync/contract';

type Contract = typeof contract;

/** Every route by what a caller writes. */
export type Api = {
  [Name in keyof Contract as Contract[Name] extends RouteDefinition
    ? `${Contract[Name]['method']} ${Contract[Name]['path']}`
    : never]: Contract[Name] extends RouteDefinition ? Contract[Name] : never;
};

export type ApiCall = keyof Api;
/** What a path names may be given as a number. */
type Loose<Input> = Input extends { params: infer Params }
  ? Omit<Input, 'params'> & { params: { [Name in keyof Params]: Params[Name] | number } }
  : Input;
export type ApiInput<Call extends ApiCall> = Loose<RouteInput<Api[Call]>>;
export type ApiOutput<Call extends ApiCall> = RouteOutput<Api[Call]>;

/** Calls that send a file. */
export type ApiUpload = {
  [Call in ApiCall]: Api[Call] extends { file: string } ? Call : never;
}[ApiCall];

/** Calls that read a page of a list. */
export type ApiList = {
  [Call in ApiCall]: Call extends `GET ${string}`
    ? ApiOutput<Call> extends Page<{ id: number | string }>
      ? Call
      : never
    : never;
}[ApiCall];
export type ApiRow<Call extends ApiList> =
  ApiOutput<Call> extends Page<infer Row extends { id: number | string }> ? Row : never;
export type ApiQuery<Call extends ApiList> =
  ApiInput<Call> extends { query: infer Query } ? Query : never;
export type ApiFilter<Call extends ApiList> = Exclude<keyof ApiQuery<Call>, 'page' | 'limit'> &
  string;
