import { CheckboxField } from '~/components/form';

/** Consent is off by default; the customer can switch it on and off. */
export function WhatsappConsent() {
  return <CheckboxField name="wantsWhatsapp" label="Kabari saya juga lewat WhatsApp" />;
}
