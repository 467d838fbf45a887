import { describe, expect, it } from 'vitest';
import { frameLook } from './frame-look.ts';

describe('the look of a frame', () => {
  it.each([
    ['Unframed', 'none'],
    ['No frame', 'none'],
    ['Window mount', 'none'],
    ['Black ash', 'black'],
    ['Natural oak', 'oak'],
    ['Reclaimed teak', 'teak'],
    ['Walnut', 'walnut'],
    ['Brushed brass', 'brass'],
    ['White aluminium', 'white'],
    ['Tray frame', 'black'],
    ['Something the artist made up', 'wood'],
    ['', 'wood'],
  ])('When it is called "%s", then it is drawn as %s', (name, material) => {
    expect(frameLook(name).material).toBe(material);
  });

  it('When there is none, then nothing is drawn around the picture', () => {
    expect(frameLook('Unframed')).toMatchObject({ face: 0, inside: 0 });
  });
});
