'use client';

import { useEffect, useState } from 'react';

/** Whether another window has the focus; toasts then stand still, and so must the ticks that tell their time. */
export function useWindowIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const leave = () => setIsAway(true);
    const come = () => setIsAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', come);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', come);
    };
  }, []);
  return isAway;
}
