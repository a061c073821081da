import { create } from 'zustand';

/** Whether somebody is asked until when they are gone. */
export const useGone = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));
