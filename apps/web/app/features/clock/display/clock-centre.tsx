import type { ReactNode } from 'react';
import type { ClockFace } from '../engine/clock-face';
import type { Phase } from '../engine/clock-state';
import { Digits } from './digits';

/** The middle of the display, for each phase. */
const centres: Record<Phase, (face: ClockFace) => ReactNode> = {
  normal: (face) => (
    <>
      <Time face={face} />
      <p className="clock-next">
        Menuju {face.prayer}{' '}
        <b>
          <Digits text={face.remaining} />
        </b>
      </p>
    </>
  ),
  adhan: (face) => (
    <>
      <p className="clock-above">
        {face.hour}:{face.minute}
      </p>
      <p className="clock-phase">Adzan {face.prayer}</p>
      <p className="clock-below">Waktu sholat {face.prayer} telah tiba</p>
    </>
  ),
  iqomah: (face) => (
    <>
      <p className="clock-above">Menuju iqomah {face.prayer}</p>
      <p className="clock-phase" data-countdown>
        <Digits text={face.remaining} />
      </p>
      <p className="clock-below">Luruskan dan rapatkan saf</p>
    </>
  ),
  khutbah: (face) => (
    <>
      <p className="clock-above">
        {face.hour}:{face.minute}
      </p>
      <p className="clock-phase">Khutbah Jumat</p>
      <p className="clock-below">Mohon tenang dan menyimak khutbah</p>
    </>
  ),
  prayer: (face) => (
    <>
      <p className="clock-phase" data-quiet>
        Sholat {face.prayer}
      </p>
      <p className="clock-below">Mohon nada dering HP dimatikan</p>
      <p className="clock-below">
        {face.hour}:{face.minute}
      </p>
    </>
  ),
};

export function ClockCentre({ face }: { face: ClockFace }) {
  return <div className="clock-centre">{centres[face.phase](face)}</div>;
}

function Time({ face: { hour, minute, second } }: { face: ClockFace }) {
  return (
    <p className="clock-time">
      <Digits text={`${hour}:${minute}`} />
      <span className="clock-second">
        <Digits text={second} />
      </span>
    </p>
  );
}
