import { Container, PageHead, PageMeta } from '#components/layout/page.tsx';
import { Cart } from './cart.tsx';

export default function CartPage() {
  return (
    <Container>
      <PageMeta title="Your cart" />
      <PageHead title="Your cart" />
      <Cart />
    </Container>
  );
}
