// The entry of the inline script.
import { MosqueClock } from './element';

customElements.define('mosque-clock', MosqueClock);
