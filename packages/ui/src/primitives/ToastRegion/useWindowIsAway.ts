'use client';

import { useEffect, useState } from 'react';

/** Whether another window has focus: toasts then pause, and their ticks must too. */
export function useWindowIsAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const leave = () => setIsAway(true);
    const enter = () => setIsAway(false);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', enter);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', enter);
    };
  }, []);
  return isAway;
}
