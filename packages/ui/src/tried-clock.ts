// Whose clock a visitor made, for the forms that follow. In this tab only and never in an address: those
// go to the server and, on the sales page, to the ad pixel.
export interface TriedClock {
  mosque: string;
  /** `Kota Malang`; undefined until somebody chose it. */
  town?: string | undefined;
}

const KEY = 'jam-dicoba';

export function rememberTriedClock(clock: TriedClock): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(clock));
  } catch {
    // Private windows may refuse storage: then nothing goes along.
  }
}

export function readTriedClock(): TriedClock | undefined {
  try {
    const { mosque, town } = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? {};
    if (typeof mosque !== 'string') return undefined;
    return { mosque, town: typeof town === 'string' ? town : undefined };
  } catch {
    return undefined;
  }
}
