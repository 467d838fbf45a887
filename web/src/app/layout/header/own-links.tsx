import { NoticesLink, type OwnLinkProps } from './notices-link.tsx';
import { WaitingLinks } from './waiting-links.tsx';

/** What the header has for somebody who is signed in, beside their profile. */
export default function OwnLinks(props: OwnLinkProps) {
  return (
    <>
      {props.variant !== 'badge' && <WaitingLinks {...props} />}
      <NoticesLink {...props} />
    </>
  );
}
