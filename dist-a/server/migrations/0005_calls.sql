CREATE TABLE "calls" (
	"call_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calls_call_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"app_id" text NOT NULL,
	"admin_id" integer NOT NULL,
	"why" text NOT NULL,
	"purpose" text NOT NULL,
	"promised" boolean NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"contact_id" integer,
	"ended_at" timestamp with time zone,
	"ending" text,
	"note_enc" text,
	"ticket" text,
	"rests_until" timestamp with time zone,
	"promised_at" timestamp with time zone,
	"promised_for" integer,
	"promise_called_at" timestamp with time zone,
	"for_review" boolean DEFAULT false NOT NULL,
	"mark" text,
	"heard" jsonb,
	"fatal" jsonb,
	"marked_by" integer,
	"marked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_of_a_person" ON "calls" USING btree ("user_id") WHERE ended_at is null and released_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_of_an_agent" ON "calls" USING btree ("admin_id") WHERE ended_at is null and released_at is null;--> statement-breakpoint
CREATE INDEX "calls_user" ON "calls" USING btree ("user_id","taken_at");--> statement-breakpoint
CREATE INDEX "calls_agent" ON "calls" USING btree ("admin_id","started_at");--> statement-breakpoint
CREATE INDEX "calls_promised" ON "calls" USING btree ("promised_at") WHERE promised_at is not null and promise_called_at is null;--> statement-breakpoint
CREATE INDEX "calls_review" ON "calls" USING btree ("ended_at") WHERE for_review;
