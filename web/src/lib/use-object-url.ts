import { useEffect, useState } from 'react';

/** The address of a file on this machine, for as long as it is shown; missing in the first render. */
export function useObjectUrl(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return address;
}
