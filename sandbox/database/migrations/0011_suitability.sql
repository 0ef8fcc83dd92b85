CREATE TABLE "assessment_answers" (
	"assessment_id" integer NOT NULL,
	"question_sequence" integer NOT NULL,
	"option_sequence" integer NOT NULL,
	CONSTRAINT "assessment_answers_assessment_id_question_sequence_pk" PRIMARY KEY("assessment_id","question_sequence")
);
--> statement-breakpoint
CREATE TABLE "assessments" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"questionnaire_sid" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"passed" boolean NOT NULL,
	"client_risk_level" text NOT NULL,
	"kyc_risk_level" text,
	"submission_key" text,
	CONSTRAINT "assessments_submission" UNIQUE("client_id","submission_key")
);
--> statement-breakpoint
CREATE TABLE "client_particulars" (
	"client_id" text PRIMARY KEY NOT NULL,
	"date_of_birth" date NOT NULL,
	"education" text NOT NULL,
	"has_severe_illness" boolean NOT NULL,
	"workplace" text,
	"job_title" text,
	"industry" text,
	CONSTRAINT "client_particulars_birth" CHECK ("client_particulars"."date_of_birth" > '1900-01-01')
);
--> statement-breakpoint
CREATE TABLE "contradicting_answers" (
	"questionnaire_sid" text NOT NULL,
	"first_question" integer NOT NULL,
	"first_option" integer NOT NULL,
	"second_question" integer NOT NULL,
	"second_option" integer NOT NULL,
	CONSTRAINT "contradicting_answers_questionnaire_sid_first_question_first_option_second_question_second_option_pk" PRIMARY KEY("questionnaire_sid","first_question","first_option","second_question","second_option")
);
--> statement-breakpoint
CREATE TABLE "question_categories" (
	"questionnaire_sid" text NOT NULL,
	"position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "question_categories_questionnaire_sid_position_pk" PRIMARY KEY("questionnaire_sid","position")
);
--> statement-breakpoint
CREATE TABLE "question_options" (
	"questionnaire_sid" text NOT NULL,
	"question_sequence" integer NOT NULL,
	"sequence" integer NOT NULL,
	"point" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "question_options_questionnaire_sid_question_sequence_sequence_pk" PRIMARY KEY("questionnaire_sid","question_sequence","sequence")
);
--> statement-breakpoint
CREATE TABLE "questionnaires" (
	"sid" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"in_force_from" date NOT NULL,
	"levels" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"questionnaire_sid" text NOT NULL,
	"sequence" integer NOT NULL,
	"category_position" integer NOT NULL,
	"texts" jsonb NOT NULL,
	CONSTRAINT "questions_questionnaire_sid_sequence_pk" PRIMARY KEY("questionnaire_sid","sequence")
);
--> statement-breakpoint
ALTER TABLE "suitability_profiles" ADD COLUMN "kyc_risk_level" text;--> statement-breakpoint
ALTER TABLE "suitability_profiles" ADD COLUMN "kyc_version" text;--> statement-breakpoint
ALTER TABLE "suitability_profiles" ADD COLUMN "is_forced_low" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suitability_profiles" ADD COLUMN "prudent_on" date;--> statement-breakpoint
ALTER TABLE "assessment_answers" ADD CONSTRAINT "assessment_answers_assessment_id_assessments_id_fk" FOREIGN KEY ("assessment_id") REFERENCES "public"."assessments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assessments" ADD CONSTRAINT "assessments_questionnaire_sid_questionnaires_sid_fk" FOREIGN KEY ("questionnaire_sid") REFERENCES "public"."questionnaires"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_particulars" ADD CONSTRAINT "client_particulars_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contradicting_answers" ADD CONSTRAINT "contradicting_answers_questionnaire_sid_questionnaires_sid_fk" FOREIGN KEY ("questionnaire_sid") REFERENCES "public"."questionnaires"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_categories" ADD CONSTRAINT "question_categories_questionnaire_sid_questionnaires_sid_fk" FOREIGN KEY ("questionnaire_sid") REFERENCES "public"."questionnaires"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_questionnaire_sid_questionnaires_sid_fk" FOREIGN KEY ("questionnaire_sid") REFERENCES "public"."questionnaires"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_options" ADD CONSTRAINT "question_options_questionnaire_sid_question_sequence_questions_questionnaire_sid_sequence_fk" FOREIGN KEY ("questionnaire_sid","question_sequence") REFERENCES "public"."questions"("questionnaire_sid","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_questionnaire_sid_questionnaires_sid_fk" FOREIGN KEY ("questionnaire_sid") REFERENCES "public"."questionnaires"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_questionnaire_sid_category_position_question_categories_questionnaire_sid_position_fk" FOREIGN KEY ("questionnaire_sid","category_position") REFERENCES "public"."question_categories"("questionnaire_sid","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assessments_client" ON "assessments" USING btree ("client_id","id");