// Entry of the script that stands in the page.
import { MosqueClock } from './element';

customElements.define('mosque-clock', MosqueClock);
