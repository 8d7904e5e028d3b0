import { type ChangeEvent, useState } from 'react';
import { preparePhoto } from './prepare-photo';

/** For a file input: hands over what was chosen, ready to be sent, or says why it cannot be. */
export function usePhotoChoice(onChosen: (photo: Blob | undefined) => void) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const file = input.files?.[0];
    if (!file) return;
    setIsPreparing(true);
    setProblem(undefined);
    const prepared = await preparePhoto(file);
    setIsPreparing(false);
    setProblem('problem' in prepared ? prepared.problem : undefined);
    onChosen('photo' in prepared ? prepared.photo : undefined);
    // Otherwise choosing the same file once more would change nothing.
    input.value = '';
  };
  return { isPreparing, problem, choose };
}
