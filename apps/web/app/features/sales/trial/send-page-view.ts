// Runs once per document, by being loaded: with the page, before the app is there (`build-steps`).
import { readPublicSettings } from '~/lib/seller-settings/read-public-settings';
import { sendPixel } from './send-pixel';

void readPublicSettings().then((settings) => {
  if (settings?.pixelId) sendPixel(settings.pixelId, 'PageView');
});
