import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.runtime.common.EvaluationResult;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator.RuleContext;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.protobuf.util.JsonFormat;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/**
 * Stands in for the Storage rules runtime that firebase-tools downloads, over the rules engine inside the
 * Firestore emulator's jar. Reads one JSON request a line on standard input (load_ruleset, verify) and writes
 * one JSON answer a line on standard output. The other side is firebase-tools'
 * lib/emulator/storage/rules/runtime.js.
 *
 * Rules that read Firestore documents are refused: the evaluator is given no function for it.
 */
public final class StorageRulesRuntime {
  private static final FirebaseRulesProtoCompiler COMPILER = FirebaseRulesProtoCompiler.createStandalone();
  private static final Map<String, DefaultEvaluator> RULESETS = new HashMap<>();

  private StorageRulesRuntime() {}

  public static void main(String[] args) throws Exception {
    PrintStream answers = System.out;
    // Whatever the engine prints must not mix with the protocol.
    System.setOut(System.err);
    answers.println(answer(-1));
    BufferedReader requests = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = requests.readLine(); line != null; line = requests.readLine()) {
      if (!line.isBlank()) {
        answers.println(handle(JsonParser.parseString(line).getAsJsonObject()));
        answers.flush();
      }
    }
  }

  private static JsonObject handle(JsonObject request) {
    String action = request.get("action").getAsString();
    JsonObject answer = answer(request.get("id").getAsInt());
    // firebase-tools takes an answer without an action for a failure of the runtime itself.
    answer.addProperty("action", action);
    try {
      JsonObject context = request.getAsJsonObject("context");
      switch (action) {
        case "load_ruleset" -> loadRuleset(context, answer);
        case "verify" -> verify(context, answer);
        default -> error(answer, "Unknown action: " + action);
      }
    } catch (ExecutionException failure) {
      // A rule that cannot be evaluated (a missing field, say) denies, as in production.
      answer.getAsJsonArray("warnings").add(String.valueOf(failure.getCause()));
      permit(answer, false);
    } catch (Exception failure) {
      error(answer, String.valueOf(failure));
    }
    return answer;
  }

  private static void loadRuleset(JsonObject context, JsonObject answer) {
    Source.Builder source = Source.newBuilder();
    for (JsonElement file : context.getAsJsonObject("source").getAsJsonArray("files")) {
      JsonObject fields = file.getAsJsonObject();
      source.addFiles(
          File.newBuilder()
              .setName(fields.get("name").getAsString())
              .setContent(fields.get("content").getAsString()));
    }
    CompileResult compiled = COMPILER.compile(source);
    for (Issue issue : compiled.getIssues()) {
      String text =
          "%s:%d:%d - %s"
              .formatted(
                  issue.getSourcePosition().getFileName(),
                  issue.getSourcePosition().getLine(),
                  issue.getSourcePosition().getColumn(),
                  issue.getDescription());
      answer.getAsJsonArray(issue.getSeverity() == Issue.Severity.ERROR ? "errors" : "warnings").add(text);
    }
    if (compiled.hasCompilationError()) {
      if (answer.getAsJsonArray("errors").isEmpty()) {
        error(answer, "The rules do not compile.");
      }
      return;
    }
    RULESETS.put(context.get("rulesetName").getAsString(), new DefaultEvaluator(compiled.getRulesetAst()));
    JsonObject result = new JsonObject();
    result.addProperty("rulesVersion", compiled.getRulesetAst().getVersion().getNumber());
    answer.add("result", result);
  }

  private static void verify(JsonObject context, JsonObject answer) throws Exception {
    String name = context.get("rulesetName").getAsString();
    DefaultEvaluator evaluator = RULESETS.get(name);
    if (evaluator == null) {
      error(answer, "No such ruleset: " + name);
      return;
    }
    RuleContext.Builder call =
        RuleContext.builder()
            .service(context.get("service").getAsString())
            .method(context.get("method").getAsString())
            .path(context.get("path").getAsString());
    for (Map.Entry<String, JsonElement> variable : context.getAsJsonObject("variables").entrySet()) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      JsonFormat.parser().merge(variable.getValue().toString(), value);
      call.supplyVariable(variable.getKey(), value.build());
    }
    ListenableFuture<EvaluationResult> verdict = evaluator.evaluate(call.build());
    permit(answer, verdict.get().permit());
  }

  private static void permit(JsonObject answer, boolean permitted) {
    JsonObject result = new JsonObject();
    result.addProperty("permit", permitted);
    answer.add("result", result);
  }

  private static void error(JsonObject answer, String text) {
    answer.getAsJsonArray("errors").add(text);
  }

  private static JsonObject answer(int id) {
    JsonObject answer = new JsonObject();
    answer.addProperty("id", id);
    answer.addProperty("status", "ok");
    answer.add("warnings", new JsonArray());
    answer.add("errors", new JsonArray());
    return answer;
  }
}
