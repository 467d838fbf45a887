import { requiredText, text, timeField } from '@aperture-byline/contract/shared/stored-fields';
import { object } from 'valibot';
import { defineCollection } from './collection.ts';
import { createAll } from './firestore.ts';

/** `dataSteps/{id}`: a step that has run in this project. It is restored together with the data that it changed. */
const storedDataStep = object({
  title: requiredText,
  ranAt: timeField,
  /** Commit that was deployed; empty where the step was run without a deployment. */
  release: text,
});

const dataSteps = defineCollection('dataSteps', storedDataStep);

/** Whether a step has run. Its record counts also where its fields can't be read. */
export async function hasRun(id: string): Promise<boolean> {
  return (await dataSteps.at(id).reference.get()).exists;
}

/** Records that a step has run; the first record stays. */
export async function recordRun(id: string, data: { title: string; ranAt: Date; release: string }): Promise<void> {
  await createAll([{ path: `dataSteps/${id}`, data }]);
}
