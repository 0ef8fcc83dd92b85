CREATE TABLE "identity_assertions" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"provider" text NOT NULL,
	"client_id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "re_authentications" (
	"nonce" text PRIMARY KEY NOT NULL,
	"cookie_hash" text NOT NULL,
	"client_id" text NOT NULL,
	"type" text NOT NULL,
	"action" text NOT NULL,
	"body_sha256" text NOT NULL,
	"provider" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "identity_assertions" ADD CONSTRAINT "identity_assertions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "re_authentications" ADD CONSTRAINT "re_authentications_cookie_hash_sessions_cookie_hash_fk" FOREIGN KEY ("cookie_hash") REFERENCES "public"."sessions"("cookie_hash") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "re_authentications" ADD CONSTRAINT "re_authentications_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "re_authentications_session" ON "re_authentications" USING btree ("cookie_hash");--> statement-breakpoint
CREATE INDEX "re_authentications_begun" ON "re_authentications" USING btree ("begun_at");