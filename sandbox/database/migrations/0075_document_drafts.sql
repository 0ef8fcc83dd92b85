CREATE TABLE "document_drafts" (
	"stored_name" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_given_up" boolean DEFAULT false NOT NULL
);
