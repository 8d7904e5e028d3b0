// Colours, letters and the few components that the public pages and the portal app share.
export {
  PhoneScansCode,
  PhoneShowsDigits,
  ScreenIsPermanent,
  ScreenShowsCode,
} from './activation-drawings';
export { Alert, type AlertTone } from './alert';
export { Button } from './button';
export { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style';
export { Card } from './card';
export { classNames } from './class-names';
export { controlStyle } from './control-style';
export { copyText } from './copy-text';
export { DetailRow } from './detail-row';
export { NewBoxDrawing, PhoneDrawing, SmartTvDrawing, TvBoxDrawing } from './device-drawings';
export { Field } from './field';
export { Input, LabelledInput, personInputs } from './input';
export { keepScreenOn } from './keep-screen-on';
export { Label } from './label';
export { NumberedSections } from './numbered-sections';
export { QrCode } from './qr-code';
export { type QrCorrection, qrModules } from './qr-modules';
export { type Question, QuestionList } from './question-list';
export { MAIN_ID, SkipLink } from './skip-link';
export { Spinner } from './spinner';
export { StarMark } from './star-mark';
export { readTriedClock, rememberTriedClock, type TriedClock } from './tried-clock';
export { typedEmail } from './typed-email';
