import { useState } from 'react';
import { preparePhoto } from './prepare-photo';

/** Hands over a chosen file, ready to be sent, or says why it cannot be. */
export function usePhotoChoice(onChosen: (photo: Blob | undefined) => void) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = async (file: File) => {
    setIsPreparing(true);
    setProblem(undefined);
    const prepared = await preparePhoto(file);
    setIsPreparing(false);
    setProblem('problem' in prepared ? prepared.problem : undefined);
    onChosen('photo' in prepared ? prepared.photo : undefined);
  };
  return { isPreparing, problem, choose };
}
