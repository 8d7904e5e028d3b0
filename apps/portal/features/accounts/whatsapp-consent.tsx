import { CheckboxField } from '~/components/form/checkbox-field';

/** Off until he says yes, and he can take it back the same way. */
export function WhatsappConsent() {
  return <CheckboxField name="wantsWhatsapp" label="Kabari saya juga lewat WhatsApp" />;
}
