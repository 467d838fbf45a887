import type { Mutant } from './mutant.ts';

const SHOWN_WORKS = {
  file: 'functions/src/areas/shown-works/shown-works.ts',
  test: 'functions/src/areas/shown-works/shown-works.http.test.ts',
};
const PHOTOGRAPHERS = {
  file: 'functions/src/areas/user/list-photographers.ts',
  test: 'functions/src/areas/user/photographers.http.test.ts',
};

/** What pages tell of other works, and who is listed. */
export const shownWorksMutants: readonly Mutant[] = [
  {
    ...SHOWN_WORKS,
    defence: 'Nothing is told of a photograph that is not public',
    code: '|| !isPublicImage(image)) throw',
    replacement: ') throw',
  },
  {
    ...SHOWN_WORKS,
    defence: 'An exhibition that has not opened does not tell which of its photographs are for sale',
    code: 'if (!canReadExhibitionImages(exhibition, null, now) && !canReadCatalogue(exhibition, now)) return [];',
  },
  {
    ...SHOWN_WORKS,
    defence: 'A print names its public photographs only',
    code: '(await readImages(shown)).filter(isPublicImage)',
    replacement: 'await readImages(shown)',
  },
  {
    defence: 'Drafts of stories are not found by their pictures',
    file: 'functions/src/data/blogs.ts',
    code: "const showing = approved().where('shownImageIds'",
    replacement: "const showing = blogs.documents().where('shownImageIds'",
    test: SHOWN_WORKS.test,
  },
  {
    defence: 'What is sold out is not offered',
    file: 'functions/src/data/products.ts',
    code: '.filter(({ sizes }) => sizes.some((size) => !isSoldOut(size)))',
    test: SHOWN_WORKS.test,
  },
  {
    ...PHOTOGRAPHERS,
    defence: 'A list of photographers shows no picture that was just hidden',
    code: '.filter((work) => PUBLIC_INDEXES[collection] in computeMemberships(collection, work.id, work))',
  },
];
