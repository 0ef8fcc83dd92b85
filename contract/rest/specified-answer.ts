import * as z from 'zod/mini';
import { isOurs } from './ours';

/** Returns an answer with the fields that the specification names: those of its schema that aren’t marked as ours [OPEN-59]. */
export function specifiedAnswer(schema: object, answer: unknown): unknown {
  if (answer === null || answer === undefined) return answer;
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return specifiedAnswer(schema.def.innerType, answer);
  if (schema instanceof z.ZodMiniArray) return listOf(answer).map((one) => specifiedAnswer(schema.def.element, one));
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return ofOption(schema.def.options, answer);
  if (schema instanceof z.ZodMiniObject) return ofObject(schema.def.shape, answer);
  return answer;
}

const listOf = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);

/** Reads the answer by the first of several shapes that fits it. */
function ofOption(options: readonly z.core.$ZodType[], answer: unknown): unknown {
  const option = options.find((one) => z.safeParse(one, answer).success);
  return option ? specifiedAnswer(option, answer) : answer;
}

function ofObject(shape: z.core.$ZodShape, answer: object): unknown {
  const given = new Map(Object.entries(answer));
  return Object.fromEntries(
    Object.entries(shape)
      .filter(([field, schema]) => given.has(field) && !isOurs(schema))
      .map(([field, schema]) => [field, specifiedAnswer(schema, given.get(field))]),
  );
}
