import { Checkbox } from '~/components/ui';

interface ShortcutSwitchProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** Names the keys and switches them off; phones have none. */
export function ShortcutSwitch({ isOn, onSwitch }: ShortcutSwitchProps) {
  return (
    <div className="hidden md:block">
      <Checkbox
        label="Pintasan keyboard (A, R, J, K)"
        checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
    </div>
  );
}
