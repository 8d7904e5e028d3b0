// A page of a list, without schemas: the browser needs it alone.
export const PAGE_SIZES = [10, 20, 25, 30, 40, 50] as const;
export const DEFAULT_PAGE_SIZE = 10;

export interface Page<T> {
  data: T[];
  totalPages: number;
  total: number;
  page: number;
  limit: number;
  isCapped?: true | undefined;
}

export function toPage<T>(
  data: T[],
  total: number,
  { page, limit }: { page: number; limit: number },
  isCapped = false,
): Page<T> {
  const totalPages = Math.ceil(total / limit);
  return { data, total, totalPages, page, limit, ...(isCapped && { isCapped }) };
}
