import { type RefObject, useEffect, useState } from 'react';

/**
 * Full screen for an element. iPhones cannot do that with anything but videos: there the element, which
 * covers the page by its own style while `isFull`, is as far as it goes.
 */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const leaveWithBrowser = () => {
      if (!document.fullscreenElement) setIsFull(false);
    };
    const leaveWithEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsFull(false);
    };
    document.addEventListener('fullscreenchange', leaveWithBrowser);
    document.addEventListener('keydown', leaveWithEscape);
    return () => {
      document.removeEventListener('fullscreenchange', leaveWithBrowser);
      document.removeEventListener('keydown', leaveWithEscape);
    };
  }, [isFull]);

  const enter = () => {
    setIsFull(true);
    element.current?.requestFullscreen?.().catch(() => undefined);
  };
  const leave = () => {
    setIsFull(false);
    if (document.fullscreenElement) void document.exitFullscreen();
  };
  return { isFull, enter, leave };
}
