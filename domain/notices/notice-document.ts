/** The parts of the XML document of a promotion, as plain texts; '' for a part that is missing [ENT-36]. */
export type NoticeDocument = {
  readonly title: string;
  readonly shortDescription: string;
  readonly longDescription: string;
  readonly disclaimers: string;
  /** The address of a picture. */
  readonly image: string;
  readonly url: string;
  /** The words of the link. */
  readonly label: string;
  /** True if the whole text is shown at once. */
  readonly fullView: boolean;
};

/** An announcement's document has a date as well, as text [ENT-36]. */
export type AnnouncementDocument = NoticeDocument & { readonly date: string };

/** A document that says nothing. */
export const emptyNoticeDocument: NoticeDocument = {
  title: '',
  shortDescription: '',
  longDescription: '',
  disclaimers: '',
  image: '',
  url: '',
  label: '',
  fullView: false,
};

/** The document of an announcement that isn't valid [CONFLICT-61]. */
export const emptyAnnouncementDocument: AnnouncementDocument = { ...emptyNoticeDocument, date: '' };
