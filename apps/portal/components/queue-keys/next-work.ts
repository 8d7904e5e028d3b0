import { createContext, type ReactNode } from 'react';

/** Shown in an empty queue: which one comes next. The layout of the admin's screens provides it. */
export const NextWork = createContext<ReactNode>(null);
