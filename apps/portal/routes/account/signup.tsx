import { CHOSEN_PRODUCT_PARAM, parseRowId, screens } from '@timesync/contract';
import { readTriedClock } from '@timesync/ui';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { AuthPage } from '~/components/layout/auth-page';
import { useHandoutSentence } from '~/features/licenses/licensing/own/own-license-queries';
import { SignupForm } from '~/features/people/accounts/signup-form';
import { textLink } from '~/features/people/accounts/text-link';
import { productUrl } from '~/lib/navigation/product-url';
import { returnUrl } from '~/lib/session/return-url';

export default function SignupPage() {
  const clock = readTriedClock();
  const mosque = [clock?.mosque, clock?.town].filter(Boolean).join(', ');
  const gift = useHandoutSentence(returnUrl.licenseCode());
  const chosenProduct = parseRowId(useSearchParams()[0].get(CHOSEN_PRODUCT_PARAM));
  useEffect(() => {
    if (chosenProduct) returnUrl.store(productUrl(chosenProduct));
  }, [chosenProduct]);
  return (
    <AuthPage
      title="Daftar"
      description={
        gift
          ? `${gift}Buat akun untuk mengambilnya.`
          : `Buat akun untuk mencoba dan membeli lisensi${mosque && ` untuk ${mosque}`}.`
      }
    >
      <SignupForm />
      <p className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-muted text-sm">
        Sudah punya akun?
        <Link to={screens.login} className={textLink}>
          Masuk
        </Link>
      </p>
    </AuthPage>
  );
}
