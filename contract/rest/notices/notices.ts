import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));

/** announcement: what GraphQL's announcements are, by REST [API-29, ENT-33, ENT-34]. */
export const announcementList = z.array(
  z.object({
    headerText: text,
    headerURL: text,
    descText: text,
    locale: text,
    position: z.optional(z.nullable(z.number())),
    announceDate: text,
  }),
);

/** preLoginNews, clientPromotions and footerDisclaimer: lists of texts by code [API-30..32]. */
export const codedTexts = z.array(z.object({ code: z.string(), value: text }));

/** typhoonNotice and maintenanceNotice: a message, or null where there is none [API-69, API-70, ENT-32]. */
export const noticeAnswer = z.nullable(z.object({ enable: z.boolean(), type: z.string(), values: codedTexts }));

export type CodedTexts = z.infer<typeof codedTexts>;
