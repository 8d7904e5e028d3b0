import { numberGroups } from './number-groups';

/** In groups for the eye; selected by hand it is still one number. */
export function AccountNumber({ number }: { number: string }) {
  return (
    <span className="break-all tabular-nums">
      {numberGroups(number).map((digits, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, and none moves.
        <span key={index} className="not-last:mr-[0.35em] inline-block">
          {digits}
        </span>
      ))}
    </span>
  );
}
