import type { ExhibitionImage } from '@aperture-byline/contract/image/wire';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { sizes } from '#components/base/sizes.ts';
import { Container, Section } from '#components/layout/page.tsx';
import { Picture } from '#components/media/picture.tsx';
import { openedFromShown } from '#entities/image/queries.ts';
import { paths } from '#lib/navigation/paths.ts';
import styles from './teaser.module.css';

const ratioOf = ({ picture }: ExhibitionImage): number => picture.width / picture.height;

/** Shows up to three photographs before the opening, uncropped and of equal height; null without any. */
export function Teaser({ images }: { images: readonly ExhibitionImage[] }) {
  if (images.length === 0) return null;
  const state = openedFromShown('the exhibition', images);
  const total = images.reduce((sum, image) => sum + ratioOf(image), 0);
  return (
    <Container>
      <Section title="A first look">
        <ul className={styles.row} style={{ '--total': total } as CSSProperties}>
          {images.map((image) => {
            const share = ratioOf(image) / total;
            return (
              <li key={image.image_id} style={{ '--ratio': ratioOf(image) } as CSSProperties}>
                <Link className="plain-link" to={paths.image(image.image_id)} state={state}>
                  <Picture
                    picture={image.picture}
                    sizes={sizes({
                      0: '91vw',
                      768: `min(${(share * 91).toFixed(1)}vw, ${(ratioOf(image) * 70).toFixed(0)}vh)`,
                    })}
                  />
                  <span className="text-quiet text-small break-anywhere">{image.title}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Section>
    </Container>
  );
}
