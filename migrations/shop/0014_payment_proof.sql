CREATE TABLE `payment_proof` (
	`id` text PRIMARY KEY NOT NULL,
	`sale_id` text NOT NULL,
	`reference` text NOT NULL,
	`file_id` text NOT NULL,
	`bank` text NOT NULL,
	`payer` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`sent_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`sale_id`) REFERENCES `sale`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reference`) REFERENCES `charge`(`reference`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "payment_proof_answered" CHECK(("payment_proof"."state" = 'waiting') = ("payment_proof"."answered_at" IS NULL) AND "payment_proof"."amount" >= 1)
) STRICT;
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_proof_fileId_unique` ON `payment_proof` (`file_id`);--> statement-breakpoint
CREATE INDEX `payment_proof_by_state` ON `payment_proof` (`state`,`sent_at`);--> statement-breakpoint
CREATE INDEX `payment_proof_by_sale` ON `payment_proof` (`sale_id`,`sent_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `payment_proof_waiting` ON `payment_proof` (`sale_id`) WHERE "payment_proof"."state" = 'waiting';