import type { ArtistApplication } from '@aperture-byline/contract/user/wire';
import { sizes } from '#components/base/sizes.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { LargePictures, PictureButton } from '#components/media/large-pictures.tsx';

/** Words, link and photographs that came with a request for the role of a photographer. */
export function ApplicationContent({ application }: { application: ArtistApplication }) {
  const { text, link } = application;
  const count = application.pictures.length;
  const pictures = application.pictures.map(({ picture }, index) => ({
    ...picture,
    alt: `Photograph ${index + 1} of ${count}`,
  }));
  return (
    <Stack gap={2}>
      {text && <p className="break-anywhere pre-line">{text}</p>}
      {link && (
        <a className="break-anywhere" href={link} target="_blank" rel="noopener noreferrer nofollow">
          {link}
        </a>
      )}
      {pictures.length > 0 && (
        <LargePictures pictures={pictures}>
          {(open) => (
            <Grid as="ul" gap={2} columns="repeat(3, minmax(0, 10rem))">
              {pictures.map((picture, index) => (
                <li key={picture.alt}>
                  <PictureButton
                    name={picture.alt}
                    picture={picture}
                    sizes={sizes({ 0: '28vw', 768: '10rem' })}
                    ratio={1.25}
                    onOpen={() => open(index)}
                  />
                </li>
              ))}
            </Grid>
          )}
        </LargePictures>
      )}
    </Stack>
  );
}
