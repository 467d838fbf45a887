import type { Mutant } from './mutant.ts';

const READ = 'functions/src/areas/exhibition/read-exhibitions.ts';
const OPENINGS_TEST = 'functions/src/areas/exhibition/openings.http.test.ts';
const ARCHIVE_TEST = 'functions/src/areas/exhibition/archive.http.test.ts';
const CALENDAR = {
  file: 'functions/src/pages/calendar/write-calendar.ts',
  test: 'functions/src/pages/calendar/write-calendar.unit.test.ts',
};

const CATALOGUE_PDF = { test: 'functions/src/pages/catalogue/catalogue.http.test.ts' };
const OPEN_IMAGES = { test: 'functions/src/areas/exhibition/open-images.http.test.ts' };
const VISITORS = {
  file: 'functions/src/data/engagement.ts',
  test: 'functions/src/areas/engagement/visitors.http.test.ts',
};

/** What is told of exhibitions before they open, and after they have closed. */
export const openingMutants: readonly Mutant[] = [
  {
    ...OPEN_IMAGES,
    defence: 'A photograph that opens with its exhibition has no public files before',
    file: 'functions/src/data/picture-files.ts',
    code: ' && opensWith === null;',
    replacement: ';',
  },
  {
    defence: 'A photograph that opens with its exhibition is shown in that one alone',
    file: 'functions/src/access/access.ts',
    code: 'image.opensWith === exhibitionId ?',
    replacement: 'image.opensWith !== null ?',
    test: 'functions/src/access/access.unit.test.ts',
  },
  {
    ...OPEN_IMAGES,
    defence: 'What was approved in the console waits for the opening too',
    file: 'functions/src/areas/work/repair-work.ts',
    code: 'withheld: type.withheldImages?.(editedContent(type, present), new Date()),',
  },
  {
    ...OPEN_IMAGES,
    defence: 'What an exhibition withholds is not published by its revision',
    file: 'functions/src/areas/work/decide-work.ts',
    code: 'withheld: type.withheldImages?.(content, new Date()),',
  },
  {
    ...OPEN_IMAGES,
    defence: 'Without its exhibition a photograph is not published',
    file: 'functions/src/areas/exhibition/open-images.ts',
    code: "if (!isApproved(work) || !shows(work)) return 'draft';",
  },
  {
    defence: 'What is shown before an opening is public by itself',
    file: READ,
    code: 'return images.filter(isPublicImage);',
    replacement: 'return images;',
    test: OPENINGS_TEST,
  },
  {
    defence: 'Once an exhibition is open, what was shown before is not told apart from the rest',
    file: READ,
    code: "if (exhibitionState(exhibition, now) !== 'upcoming') return [];",
    test: OPENINGS_TEST,
  },
  {
    defence: 'Only an image of the exhibition is shown before its opening',
    file: 'functions/src/areas/work/exhibition.ts',
    code: 'if (named.some((id) => !shown.includes(id)))',
    replacement: 'if (named.length > shown.length)',
    test: 'functions/src/areas/work/exhibitions.http.test.ts',
  },
  {
    ...CALENDAR,
    defence: 'A calendar tells nothing of an exhibition that is not public any more',
    code: 'isApproved(exhibition) && exhibition.startDate',
    replacement: 'exhibition.startDate',
  },
  {
    ...CALENDAR,
    defence: 'What was never public is in no calendar',
    code: 'if (publishedAt === null) return null;',
    replacement: 'if (publishedAt === undefined) return null;',
  },
  {
    defence: 'No cache keeps an answer beyond an opening',
    file: 'functions/src/http/caching.ts',
    code: 'const shared = Math.min(cdn, left);',
    replacement: 'const shared = cdn;',
    test: OPENINGS_TEST,
  },
  {
    defence: 'Only an exhibition that has closed has a catalogue',
    file: 'functions/src/access/access.ts',
    code: "exhibitionState(exhibition, now) === 'past'",
    replacement: "exhibitionState(exhibition, now) !== 'ongoing'",
    test: ARCHIVE_TEST,
  },
  {
    defence: 'A catalogue lists what is public by itself alone',
    file: 'functions/src/areas/exhibition/catalogue.ts',
    code: '.filter(isPublicImage)',
    test: ARCHIVE_TEST,
  },
  {
    ...CATALOGUE_PDF,
    defence: 'Only an exhibition that has closed has a catalogue as PDF',
    file: 'functions/src/pages/catalogue/read-catalogue.ts',
    code: 'await getCatalogue(id);',
    replacement: 'await getCatalogue(id).catch(() => ({ images: [], visitors: 0, views: 0, days: 1 }));',
  },
  {
    ...CATALOGUE_PDF,
    defence: 'A catalogue as PDF shows what is public by itself alone',
    file: 'functions/src/areas/exhibition/catalogue.ts',
    code: '.filter(isPublicImage)',
  },
  {
    ...CATALOGUE_PDF,
    defence: 'The name of a file holds nothing that turns it around',
    file: 'functions/src/pages/catalogue/routes.ts',
    code: 'withoutDirection(oneLine(title))',
    replacement: 'oneLine(title)',
  },
  {
    defence: 'The archive leaves out what has not closed yet',
    file: 'functions/src/areas/exhibition/archive.ts',
    code: 'keys.filter((key) => timeOfKey(key) <= now)',
    replacement: 'keys',
    test: ARCHIVE_TEST,
  },
  {
    ...VISITORS,
    defence: 'A visitor of an exhibition counts once in its run',
    code: '(until || now.getTime() - viewedAt.getTime() < VIEW_INTERVAL)',
    replacement: 'now.getTime() - viewedAt.getTime() < VIEW_INTERVAL',
  },
  {
    ...VISITORS,
    defence: 'A visit writes no exhibition, from which lists would be rebuilt',
    code: "['products', 'exhibitions']",
    replacement: "['products']",
  },
  {
    ...VISITORS,
    defence: 'Visitors are counted while an exhibition is open',
    file: 'functions/src/access/exhibitions.ts',
    code: "if (exhibitionState(exhibition, new Date()) !== 'ongoing') throw new ApiError('NOT_FOUND');",
  },
  {
    ...OPEN_IMAGES,
    defence: 'What is in the gallery leaves it until its exhibition opens',
    file: 'functions/src/data/picture-files.ts',
    code: 'if (!withheld.hidesPublic && wasPublic(image) && !isOpenedByOther) return null;',
    replacement: 'if (wasPublic(image)) return null;',
  },
  {
    ...OPEN_IMAGES,
    defence: 'A photographer can leave photographs in the gallery',
    file: 'functions/src/data/picture-files.ts',
    code: 'if (!withheld.hidesPublic && wasPublic(image) && !isOpenedByOther) return null;',
  },
  {
    ...OPEN_IMAGES,
    defence: 'No public work loses a photograph to an exhibition that opens later',
    file: 'functions/src/data/picture-files.ts',
    code: ' || uses.shown.has(image.id)) return null;',
    replacement: ') return null;',
  },
  {
    ...OPEN_IMAGES,
    defence: 'A photograph of two exhibitions opens with the first of them',
    file: 'functions/src/data/picture-files.ts',
    code: 'firstToOpen(uses.openings.get(image.id), opening).id',
    replacement: 'opening.id',
  },
  {
    ...OPEN_IMAGES,
    defence: 'A photograph waits for its other exhibition where one is withdrawn',
    file: 'functions/src/areas/exhibition/open-images.ts',
    code: 'if (other) return { opensWith: other.id, updatedAt: at };',
  },
  {
    ...OPEN_IMAGES,
    defence: 'A photograph that was in the gallery is so again where its exhibition is withdrawn',
    file: 'functions/src/areas/exhibition/open-images.ts',
    code: 'if (wasPublic(image)) return releaseImage(image, at);',
  },
];
