// The entry of the sales page.
import { startCarouselInSight } from './carousel';
import { playVideoInPlace } from './demo-video';
import { sendPageView } from './send-pixel';
import { setUpTrialForm } from './trial-form';

setUpTrialForm();
playVideoInPlace();
startCarouselInSight();
sendPageView();
// The page may have been rendered in another year.
const year = document.querySelector('[data-year]');
if (year) year.textContent = String(new Date().getFullYear());
