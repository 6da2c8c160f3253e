CREATE TABLE `courier_quote` (
	`courier` text NOT NULL,
	`way` text NOT NULL,
	`rates` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`courier`, `way`)
) STRICT;
--> statement-breakpoint
ALTER TABLE `sale` ADD `quoted_insurance` integer;--> statement-breakpoint
ALTER TABLE `sale` ADD `quoted_cod` integer;--> statement-breakpoint
ALTER TABLE `sale` ADD `insured` integer DEFAULT false NOT NULL;