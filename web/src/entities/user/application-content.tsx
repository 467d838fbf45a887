import type { ArtistApplication } from '@aperture-byline/contract/user/wire';
import { sizes } from '#components/base/sizes.ts';
import { Grid, Stack } from '#components/layout/layout.tsx';
import { LargePictures, PictureButton } from '#components/media/large-pictures.tsx';

/** Words, link and photographs that came with a request for the role of a photographer. */
export function ApplicationContent({ application: { text, link, pictures } }: { application: ArtistApplication }) {
  return (
    <Stack gap={2}>
      {text && <p className="break-anywhere pre-line">{text}</p>}
      {link && (
        <a className="break-anywhere" href={link} target="_blank" rel="noopener noreferrer nofollow">
          {link}
        </a>
      )}
      {pictures.length > 0 && (
        <LargePictures pictures={pictures.map(({ picture }) => picture)}>
          {(open) => (
            <Grid as="ul" gap={2} columns="repeat(auto-fill, minmax(96px, 10rem))">
              {pictures.map(({ id, picture }, index) => (
                <li key={id}>
                  <PictureButton
                    name={`Photograph ${index + 1} of ${pictures.length}`}
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
