import type { ComponentProps } from 'react';

/** A button of the lightbox's toolbar; `children` are the paths of its icon. */
export function ToolbarButton({
  label,
  children,
  ...props
}: Omit<ComponentProps<'button'>, 'type' | 'className' | 'title'> & { label: string }) {
  return (
    <button type="button" className="yarl__button" aria-label={label} title={label} {...props}>
      <svg
        className="yarl__icon"
        viewBox="0 0 24 24"
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        {children}
      </svg>
    </button>
  );
}
