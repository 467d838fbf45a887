import { NoticesLink, type OwnLinkProps } from './notices-link.tsx';
import { WaitingLinks } from './waiting-links.tsx';

export default function OwnLinks(props: OwnLinkProps) {
  return (
    <>
      {props.variant !== 'badge' && <WaitingLinks {...props} />}
      <NoticesLink {...props} />
    </>
  );
}
