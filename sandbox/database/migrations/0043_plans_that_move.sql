CREATE TABLE "plan_moves" (
	"ref_no" text PRIMARY KEY NOT NULL,
	"from_month" text NOT NULL,
	"day_of_month" integer NOT NULL,
	"moves_on" date NOT NULL,
	"moved_at" timestamp with time zone,
	"moved_to" text,
	CONSTRAINT "plan_moves_moved_to_unique" UNIQUE("moved_to"),
	CONSTRAINT "plan_moves_month" CHECK ("plan_moves"."from_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "plan_moves_done" CHECK ("plan_moves"."moved_to" is null or "plan_moves"."moved_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "plan_moves" ADD CONSTRAINT "plan_moves_ref_no_regular_plans_ref_no_fk" FOREIGN KEY ("ref_no") REFERENCES "public"."regular_plans"("ref_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_moves" ADD CONSTRAINT "plan_moves_moved_to_regular_plans_ref_no_fk" FOREIGN KEY ("moved_to") REFERENCES "public"."regular_plans"("ref_no") ON DELETE no action ON UPDATE no action;