import { NoticesLink, type OwnLinkProps } from './notices-link.tsx';
import { WaitingLinks } from './waiting-links.tsx';

/** Shows the links of the header for a signed-in user, beside their profile. */
export default function OwnLinks(props: OwnLinkProps) {
  return (
    <>
      {props.variant !== 'badge' && <WaitingLinks {...props} />}
      <NoticesLink {...props} />
    </>
  );
}
