const AT_ONCE = 4;

/**
 * Does the work for every item, four at a time: the disk is faster with several files at once. After
 * a failure nothing is begun, and what has begun is waited for: the caller may remove the files.
 */
export async function eachAtOnce<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const failures: unknown[] = [];
  const worker = async () => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
      await work(item).catch((error) => {
        failures.push(error);
        waiting.length = 0;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  if (failures.length > 0) throw failures[0];
}
